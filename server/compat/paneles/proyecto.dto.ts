import { ApiProperty } from '@nestjs/swagger';

const byWeek = (items: object) => ({
  type: 'object' as const,
  required: ['this-week', 'last-week'],
  properties: { 'this-week': items, 'last-week': items },
});
const numbers = { type: 'array', items: { type: 'number' } };
const numberMap = { type: 'object', additionalProperties: { type: 'number' } };
const series = {
  type: 'array',
  items: {
    type: 'object',
    required: ['name', 'data'],
    properties: { name: { type: 'string' }, type: { type: 'string', enum: ['line', 'column'] }, data: numbers },
  },
};

/** A value for this week and for the last week. */
export interface ByWeek<T> {
  'this-week': T;
  'last-week': T;
}

export interface Serie {
  name: string;
  type?: 'line' | 'column';
  data: number[];
}

export class IssuesDto {
  @ApiProperty(byWeek(numberMap))
  overview: ByWeek<Record<string, number>>;
  labels: string[];
  @ApiProperty(byWeek(series))
  series: ByWeek<Serie[]>;
}

export class TaskDistributionDto {
  @ApiProperty(byWeek(numberMap))
  overview: ByWeek<{ new: number; completed: number }>;
  labels: string[];
  @ApiProperty(byWeek(numbers))
  series: ByWeek<number[]>;
}

export class ScheduleItemDto {
  title: string;
  time: string;
  location?: string;
}

export class ScheduleDto {
  today: ScheduleItemDto[];
  tomorrow: ScheduleItemDto[];
}

export class ChartSerieDto {
  name: string;
  data: number[];
}

export class BudgetDistributionDto {
  categories: string[];
  series: ChartSerieDto[];
}

export class ExpensesDto {
  amount: number;
  labels: string[];
  series: ChartSerieDto[];
}

export class BudgetRowDto {
  id: number;
  type: string;
  total: number;
  expensesAmount: number;
  expensesPercentage: number;
  remainingAmount: number;
  remainingPercentage: number;
}

export class BudgetDetailsDto {
  columns: string[];
  rows: BudgetRowDto[];
}

export class TeamMemberDto {
  id: string;
  avatar: string | null;
  name: string;
  email: string;
  phone: string;
  title: string;
}

/**
 * The panel of the office with the field names of the reference template. `proyecto.presenter.ts` says what each name
 * counts.
 */
export class ProyectoDto {
  githubIssues: IssuesDto;
  taskDistribution: TaskDistributionDto;
  schedule: ScheduleDto;
  budgetDistribution: BudgetDistributionDto;
  weeklyExpenses: ExpensesDto;
  monthlyExpenses: ExpensesDto;
  yearlyExpenses: ExpensesDto;
  budgetDetails: BudgetDetailsDto;
  teamMembers: TeamMemberDto[];
}
