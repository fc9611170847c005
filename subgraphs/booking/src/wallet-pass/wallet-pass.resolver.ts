import { Public } from '@naga/server-kit/graphql/doors.js';
import { Arg, Ctx, FieldResolver, ID, Query, Resolver, Root } from 'type-graphql';
import type { BookingContext } from '../booking/booking-transaction.js';
import { type SoldTicket, ticketByLink } from '../ticket/sold-ticket.queries.js';
import { ticketFileName } from '../ticket/ticket-file-name.js';
import { ticketFacts } from '../ticket/ticket-view.js';
import { TicketView } from '../ticket/ticket.type.js';
import { type WalletPass, walletPasses } from './wallet-pass.js';
import { AppleWalletFileView, GoogleWalletPassView } from './wallet-pass.type.js';

const passesOf = ({ id, booking, leg }: SoldTicket, { services, clock }: BookingContext): WalletPass[] =>
  walletPasses({
    ticketId: id,
    transportType: leg.transportType,
    revoked: leg.ticketRevoked,
    facts: ticketFacts({ id, booking, leg }, services.tickets.key, clock.now()),
    now: clock.now(),
  });

@Resolver(() => TicketView)
export class WalletPassResolver {
  @FieldResolver(() => String, {
    nullable: true,
    description: 'Path of the file for Apple Wallet; null where it is not offered or nobody may board with the ticket.',
  })
  appleWalletUrl(@Root() { url, sold }: TicketView, @Ctx() context: BookingContext): string | null {
    const { apple } = context.services.wallets;
    return apple && passesOf(sold, context).length > 0 ? `${url}.pkpass` : null;
  }

  @FieldResolver(() => [GoogleWalletPassView], {
    description: 'One for each passenger who may still board; none where Google Wallet is not offered.',
  })
  googleWalletPasses(@Root() { sold }: TicketView, @Ctx() context: BookingContext): GoogleWalletPassView[] {
    const { google } = context.services.wallets;
    if (google === undefined) return [];
    return passesOf(sold, context).map((pass) => {
      const { partId, seatNumber } = pass;
      return { partId, seatNumber, url: google.link(pass, context.clock.now()) };
    });
  }

  @Public()
  @Query(() => AppleWalletFileView, {
    nullable: true,
    description: 'For Apple Wallet, under the same rule as the ticket; null for a ticket that nobody may board with.',
  })
  async appleWalletFile(
    @Ctx() context: BookingContext,
    @Arg('id', () => ID) id: string,
    @Arg('email', () => String, { nullable: true, description: 'Of the booking, when it has one.' }) email?: string,
  ): Promise<AppleWalletFileView | null> {
    const { database, viewer, services } = context;
    const { apple } = services.wallets;
    const ticket = apple && (await ticketByLink(database, { id, email, mode: viewer.mode }));
    const passes = ticket ? passesOf(ticket, context) : [];
    if (!apple || !ticket || passes.length === 0) return null;
    const { contentType, extension, bytes } = apple.file(passes);
    const fileName = ticketFileName(ticket, extension);
    return { fileName, contentType, base64: bytes.toString('base64') };
  }
}
