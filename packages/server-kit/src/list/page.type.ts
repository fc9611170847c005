import { ArgsType, type ClassType, Field, Int, ObjectType } from 'type-graphql';
import { ColumnSumView } from './column-sum.type.js';
import type { ColumnSum } from './column-sums.rules.js';
import type { ListPage } from './list-page.js';

@ArgsType()
export class PageArgs {
  @Field(() => Int, {
    defaultValue: 1,
    description: 'From 1; the first 10,000 rows have pages by number, what is behind them begins `after` a place.',
  })
  page!: number;
  @Field(() => Int, { defaultValue: 50, description: '500 at most.' }) pageSize!: number;
  @Field(() => String, {
    nullable: true,
    description: 'Rows behind this place, whatever the page: the page before says its `next`.',
  })
  after?: string | null;
}

/** The base of a list's page type: `@ObjectType('RidePage') class RidePageView extends PageOf(RideView) {}`. */
export function PageOf<Row extends object>(row: ClassType<Row>) {
  @ObjectType()
  abstract class Page {
    page!: ListPage<Row>;

    static of<View extends Page>(this: new () => View, page: ListPage<Row>): View {
      return Object.assign(new this(), { page });
    }

    @Field(() => Int, {
      description: 'Of all pages; counted when it is asked, as far as 10,000: 10,001 says that there are more.',
    })
    total(): Promise<number> {
      return this.page.total();
    }

    @Field(() => [row])
    rows(): Promise<readonly Row[]> {
      return this.page.rows();
    }

    @Field(() => String, { nullable: true, description: 'Where the next page begins; null on the last.' })
    next(): Promise<string | null> {
      return this.page.next();
    }
  }
  return Page;
}

/** The same of a list that is searched: it says how far it was counted. */
export function SearchedPageOf<Row extends object>(row: ClassType<Row>) {
  @ObjectType()
  abstract class Page extends PageOf(row) {
    @Field(() => Int, { description: 'As far as this `total` counts; one more says that there are more.' })
    countedTo(): number {
      return this.page.countedTo;
    }
  }
  return Page;
}

/** The same of a list with columns that are added up; `Base` of one that is searched. */
export function SummedPageOf<Row extends object>(
  row: ClassType<Row>,
  Base: ReturnType<typeof PageOf<Row>> = PageOf(row),
) {
  @ObjectType()
  abstract class Page extends Base {
    @Field(() => [ColumnSumView], {
      description: 'What its columns add up to over all pages, to the end of the list; added up when it is asked.',
    })
    columnSums(): Promise<readonly ColumnSum[]> {
      return this.page.columnSums();
    }
  }
  return Page;
}
