import { Card } from '@naga/ui/Card';
import { DefinitionList, type DefinitionListProps } from '@naga/ui/DefinitionList';
import type { ReactNode } from 'react';

export interface FactsProps extends Pick<DefinitionListProps, 'items' | 'minWidth'> {
  title: ReactNode;
}

/** Some facts of a record under their heading. */
export function Facts({ title, ...list }: FactsProps) {
  return (
    <section className="facts">
      <h2>{title}</h2>
      <Card kind="panel">
        <DefinitionList {...list} />
      </Card>
    </section>
  );
}
