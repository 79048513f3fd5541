/** Test doubles and builders; `@lantern/testing/fake-chat-server` and `/describe-remote` have their own entry points. */
export {
  aBet,
  aDepositMethod,
  aDepositOrder,
  aMember,
  aPayAccount,
  aTransfer,
  aWallet,
  aWithdrawalPrepare,
  aWithdrawOrder,
  NOON,
} from './builders/member.fixture.ts'
export {
  aBoardMatch,
  aChatLine,
  aChatRoom,
  aDividend,
  aGame,
  aMatch,
  aNotice,
  anOffer,
  aPreInfo,
  aVenue,
} from './builders/site.fixture.ts'
export { enterText } from './enter-text.ts'
export { expectNoAxeViolations } from './expect-axe.ts'
export { type FakeApi, fakeApi } from './fake-api.ts'
export { renderWithPlatform, resetPlatform } from './render-with-platform.tsx'
