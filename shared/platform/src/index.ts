/** The only entry point of the platform: federation singletons. A second one would create a second session (style.md 5.4). */
// dialogs
export type { DialogSpec } from './dialogs/dialog-spec.ts'
export { dialogsAtom, toastAtom } from './dialogs/dialogs.atoms.ts'
export { closeDialog, confirm, dismissToast, showDialog, showToast } from './dialogs/dialogs.ts'
// errors
export {
  BusinessError,
  ConnectionError,
  isBusinessError,
  isCancelled,
  isConnectionError,
  isLanternError,
  isOutcomeUnknown,
  isSessionError,
  VenueError,
} from './errors/errors.ts'
export { fieldErrors } from './errors/field-errors.ts'
export { memberMessage } from './errors/member-message.ts'
// events
export { emit, subscribe } from './events/events.ts'
export { useOpenPageTitle, usePageTitle } from './events/page-title.ts'
export { useEvent } from './events/use-event.ts'
// fingerprint
export { readFingerprint } from './fingerprint/fingerprint.ts'
// format
export { isEmpty } from './format/empty.rules.ts'
export { compareMoney, fromMinor, sumMoney, toMinor, withoutTrailingPoint } from './format/money.rules.ts'
export { textLength } from './format/text.rules.ts'
// http
export { installCaptchaHandler } from './http/captcha-handler.ts'
export { type ClientType, getClientType, setClientType } from './http/client-type.ts'
export { replaceHttpAdapter } from './http/http-adapter.ts'
export { call } from './http/late-call.ts'
export { installPriceChangeHandler, type PriceChange } from './http/price-change-handler.ts'
export { replaceSigningModule } from './http/signature.ts'
// machines
export { createMachine, type Machine, type Step } from './machine/create-machine.ts'
export { useMachine } from './machine/use-machine.ts'
// network
export { useOnline } from './network/use-online.ts'
// pictures
export { PICTURE_TYPES, type PictureProblem } from './pictures/picture-types.ts'
export { readPicture } from './pictures/read-picture.ts'

// promotions
export type { Calm, PromotionPlace } from './promotions/promotions.rules.ts'
export {
  askPromotion,
  readPromotions,
  silencePromotion,
  tellPromotionPlace,
  usePromotions,
} from './promotions/promotions.ts'
// queries
export { knownQueryClient } from './query/known-client.ts'
export { PlatformProvider, QueryProvider } from './query/platform-provider.tsx'
export { queryClient } from './query/query-client.ts'
export { newRequestNo, useRequestNo } from './query/request-no.ts'
export { StoreProvider } from './query/store-provider.tsx'
export { keepBreadcrumbs, noteEvent } from './report/breadcrumbs.ts'
// reports
export { flushReports, markReports, report } from './report/collector.ts'
export { newSupportCode } from './report/support-code.ts'
export { reportUnknownValues } from './report/unknown-values.ts'
// session

export {
  adoptToken,
  clearSession,
  finishGuide,
  getSession,
  nameSession,
  readLoginInfo,
  restoreSession,
  signIn,
  signOut,
  useSession,
} from './session/session.ts'
export { stillSignedIn } from './session/still-signed-in.ts'
export { useDraftFields } from './session/use-draft-fields.ts'
export { readDictionary, takeDictionary, useDictionary } from './site/dictionary.ts'
// site
export {
  chooseDisplay,
  installDisplayHandler,
  tellDisplay,
  watchDisplay,
} from './site/display.ts'
export { type FloatPlace, moveFloats, useFloatPlace } from './site/float-place.ts'
export { isInstalled } from './site/installed.ts'
export { wantsStillness, watchStillness } from './site/stillness.ts'
export { confirmTouch } from './site/touch.ts'
// socket
export { openSocket, type Socket, type SocketHandlers, socketOrigin } from './socket/socket.ts'
// storage
export { readCookie, removeCookie, writeCookie } from './storage/cookies.ts'
export { newUuid } from './storage/device.ts'
export { keepDrafts, saveDraft, takeDraft } from './storage/drafts.ts'
export { readStored, readStoredText, removeStored, writeStored, writeStoredText } from './storage/stored.ts'
export { readTabText, writeTabText } from './storage/tab-text.ts'
export { readTokenCopy } from './storage/token.ts'
export { watchStored } from './storage/watch-stored.ts'
export { pageStore } from './store/store.ts'
// time
export { correctClock, now } from './time/clock.ts'
export { createTimer, delay, type Timer } from './time/timer.ts'
export { useCountdown } from './time/use-countdown.ts'
export { useInterval } from './time/use-interval.ts'
export { useMinuteTick } from './time/use-minute-tick.ts'
