import { type ChildProcess, execFileSync, fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** They stand in a package of their own: whoever tests or runs Naga installs none of them. */
const FOLDER = join(import.meta.dirname, '../../peers');

/** Journey planners of npm, each with as many rides as it makes under the rules we make them under. */
export const PLANNERS = { minotor: 1, 'raptor-journey-planner': 2 } as const;
export type PlannerName = keyof typeof PLANNERS;

/** From one stop to another, leaving at or after a minute of the day. */
export interface Question {
  readonly from: number;
  readonly to: number;
  readonly minute: number;
}

/** Minute of an arrival, and by how many rides. */
export interface PlannedArrival {
  readonly arrival: number;
  readonly rides: number;
}

/** One of them with a feed loaded, in a process of its own. */
export class Planner {
  private constructor(private readonly child: ChildProcess) {}

  /** Installs them when they are not there. `date` is the day that questions are of. */
  static async start(name: PlannerName, feed: string, date: string): Promise<Planner> {
    if (!existsSync(join(FOLDER, 'node_modules', name)))
      execFileSync('npm', ['ci', '--workspaces=false', '--ignore-scripts', '--no-audit', '--no-fund'], {
        cwd: FOLDER,
        stdio: 'ignore',
      });
    const child = fork(join(FOLDER, 'ask.mjs'), [name, feed, date], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
    child.once('exit', (code) => code && process.exit(code));
    await once(child, 'message');
    return new Planner(child);
  }

  /** The first arrivals. */
  answers(questions: readonly Question[]): Promise<readonly (PlannedArrival | null)[]> {
    return this.#ask(questions, false);
  }

  /** Milliseconds that the answers take. */
  timeOf(questions: readonly Question[]): Promise<number> {
    return this.#ask(questions, true);
  }

  end(): void {
    this.child.kill();
  }

  async #ask<Answer>(questions: readonly Question[], timed: boolean): Promise<Answer> {
    this.child.send({ questions, timed });
    const [answer] = (await once(this.child, 'message')) as [Answer];
    return answer;
  }
}
