import type { AuditFacts, AuditSearch } from '@naga/server-kit/audit/audit-row.js';
import type { SubgraphContext } from '@naga/server-kit/graphql/context.js';
import { BookingAuditDocument } from './booking.generated.js';
import { CargoAuditDocument } from './cargo.generated.js';
import { CatalogueAuditDocument } from './catalogue.generated.js';
import { ExperiencesAuditDocument } from './experiences.generated.js';
import { PricingAuditDocument } from './pricing.generated.js';

type Told = readonly (Omit<AuditFacts, 'at' | 'action'> & { at: string; action: string })[];

/** Instants travel as text. */
const rowsOf = (told: Told): AuditFacts[] => told.map((row) => ({ ...row, at: new Date(row.at) }) as AuditFacts);

/** The audits of the neighbours, each as it answers this question. */
export const NEIGHBOURS_AUDITS = {
  booking: async ({ neighbours, viewer }: SubgraphContext, question: AuditSearch) =>
    rowsOf((await neighbours.ask('booking', BookingAuditDocument, asked(question), viewer)).bookingAudit),
  cargo: async ({ neighbours, viewer }: SubgraphContext, question: AuditSearch) =>
    rowsOf((await neighbours.ask('cargo', CargoAuditDocument, asked(question), viewer)).cargoAudit),
  catalogue: async ({ neighbours, viewer }: SubgraphContext, question: AuditSearch) =>
    rowsOf((await neighbours.ask('catalogue', CatalogueAuditDocument, asked(question), viewer)).catalogueAudit),
  experiences: async ({ neighbours, viewer }: SubgraphContext, question: AuditSearch) =>
    rowsOf((await neighbours.ask('experiences', ExperiencesAuditDocument, asked(question), viewer)).experiencesAudit),
  pricing: async ({ neighbours, viewer }: SubgraphContext, question: AuditSearch) =>
    rowsOf((await neighbours.ask('pricing', PricingAuditDocument, asked(question), viewer)).pricingAudit),
};

const text = (moment: Date | null | undefined): string | null => moment?.toISOString() ?? null;

const asked = ({ from, to, beforeAt, operatorIds, ...question }: AuditSearch) => ({
  question: {
    ...question,
    operatorIds: operatorIds ? [...operatorIds] : null,
    from: text(from),
    to: text(to),
    beforeAt: text(beforeAt),
  },
});
