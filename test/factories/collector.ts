import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

interface Span {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: { key: string; value: { stringValue?: string } }[];
}

/** A collector of OpenTelemetry, which takes traces by OTLP over HTTP. */
export class Collector {
  /** The text of all requests. */
  received = '';
  /** The received spans, with the texts of their statements. */
  readonly spans: (Span & { text: string })[] = [];
  private readonly server = createServer(async (request, response) => {
    const body = await text(request);
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    this.received += body;
    const { resourceSpans } = JSON.parse(body) as { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] };
    for (const span of resourceSpans.flatMap(({ scopeSpans }) => scopeSpans).flatMap(({ spans }) => spans)) {
      const statement = span.attributes.find(({ key }) => key === 'db.query.text');
      this.spans.push({ ...span, text: statement?.value.stringValue ?? '' });
    }
  });

  /** @returns the address of the collector */
  async open(): Promise<string> {
    await once(this.server.listen(0, '127.0.0.1'), 'listening');
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  close(): void {
    this.server.close();
    this.server.closeAllConnections();
  }
}
