import { startTestSubgraph, type TestSubgraph } from './start-test-subgraph.js';
import { guest, type Viewer } from '../viewer/viewer.js';
import { kennel } from '../audit/audited.fixture.js';

const { kind: _, ...request } = guest() as Extract<Viewer, { kind: 'guest' }>;

/** A user as whom an admin acts, by an API key. */
export const dara: Viewer = {
  ...request,
  kind: 'user',
  userId: '12',
  roleId: 4,
  operatorId: '7',
  countryCode: 'KH',
  impersonatorId: '1',
  apiKeyId: '3',
  requestId: 'r-1',
  ip: '203.0.113.7',
  channel: 'admin',
};

/** The kennel on a database of its own, and what is written down about it. */
export class KennelWorld {
  private constructor(private readonly test: TestSubgraph<undefined>) {}

  static async open(): Promise<KennelWorld> {
    return new KennelWorld(await startTestSubgraph(kennel));
  }

  get subgraph() {
    return this.test.subgraph;
  }

  get clock() {
    return this.test.clock;
  }

  context(viewer: Viewer = dara) {
    return this.subgraph.contextFor(viewer);
  }

  /** What was written down since the migrations, in order. */
  entries(columns = '*') {
    return this.subgraph.database.rows(
      `select ${columns} from audit_entry where service is distinct from 'migration' order by id`,
    );
  }

  addOwner(more = '', viewer: Viewer = dara) {
    return this.context(viewer).database.change<{ id: string }>(
      `insert into owner (name, email, phone, password_hash, operator_id, country_code)
       values ('Sok Dara', 'dara@example.com', '+85512345678', 'argon2id$secret', 7, 'KH') ${more} returning id`,
    );
  }

  close(): Promise<void> {
    return this.test.close();
  }
}
