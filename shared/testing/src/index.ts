/** Test doubles and builders; `@lantern/testing/fake-chat-server` and `/describe-remote` have doors of their own. */
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
export { expectNoAxeViolations } from './expect-axe.ts'
export { type FakeApi, type FakeApiOptions, fakeApi } from './fake-api.ts'
export { type Rendered, type RenderOptions, renderWithPlatform, resetPlatform } from './render-with-platform.tsx'
export { type FakeDoors, fakeDoors } from './shell/fake-doors.tsx'
export { type FakeShell, fakeShell } from './shell/fake-shell.ts'
export { neighbourOf, neighbours } from './shell/neighbours.ts'
