import { Field, ID, ObjectType } from 'type-graphql';

@ObjectType('GoogleWalletPass', {
  simpleResolvers: true,
  description: "A link that keeps one passenger's ticket in Google Wallet.",
})
export class GoogleWalletPassView {
  @Field(() => ID, { description: 'BookingPart.id' }) partId!: string;
  @Field(() => String) seatNumber!: string;
  @Field(() => String) url!: string;
}

@ObjectType('AppleWalletFile', {
  simpleResolvers: true,
  description: 'A signed pass, or one for each of several passengers in a bundle.',
})
export class AppleWalletFileView {
  @Field(() => String) fileName!: string;
  @Field(() => String) contentType!: string;
  @Field(() => String, { description: 'The file itself.' }) base64!: string;
}
