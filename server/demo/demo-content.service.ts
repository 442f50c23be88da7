import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { type GenericSchema, getDotPath, type InferOutput, safeParse } from 'valibot';
import { parse } from 'yaml';
import { ContentError } from '../common/contenido/content.js';
import { ContentRoot } from '../common/contenido/content-root.js';

/**
 * The texts of the demo: the files of `contenido/demo`. They have no dates, because the load counts dates from today.
 */
@Injectable()
export class DemoContent {
  constructor(private readonly root: ContentRoot) {}

  /** @throws ContentError naming the error in the file */
  read<Form extends GenericSchema>(name: string, form: Form): InferOutput<Form> {
    const path = join(this.root.path, 'demo', `${name}.yaml`);
    const { success, output, issues } = safeParse(form, parse(readFileSync(path, 'utf8')));
    if (!success) {
      throw new ContentError(issues.map((issue) => `${path}: ${getDotPath(issue)}: ${issue.message}`).join('\n'));
    }
    return output;
  }
}
