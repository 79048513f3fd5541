/** Names of everything kept on the device. No other key is written by the product. */
export const STORAGE_KEY = {
  token: 'token',
  loginInfo: 'loginInfo',
  /** Pre-info, by the name the specification gives it. */
  preInfo: 'preInfoData',
  /** Maintenance windows that the member has been told of (6013). */
  maintenanceSeen: 'maintenanceSeen',
  deviceId: 'deviceId',
  signatureTable: 'signatureTable',
  isGo: 'isGo',
  invite: 'inviteCodes',
  agentVerify: 'agentVerify',
  locale: 'locale',
  scheme: 'scheme',
  hideAmounts: 'hideAmounts',
  /** Account that each deposit method was last paid from. */
  payFrom: 'payFrom',
  countsCache: 'platformCounts',
  venueParams: 'venueParams',
  launchErrors: 'launchErrors',
  lastGoodRemotes: 'lastGoodRemotes',
  quarantine: 'quarantinedBuilds',
  /** The last discovery document whose signature held, as it was signed. */
  lastDiscovery: 'lastDiscovery',
  popupLog: 'popupLog',
  /** The member waits for the end of maintenance. */
  notifyOpen: 'notifyOpen',
  dockClosed: 'dockClosedOn',
  favourites: 'favouriteGames',
  /** Help pages voted on: page → useful. */
  helpVotes: 'helpVotes',
  /** `1` = festival looks are off on this device. */
  plainLook: 'plainLook',
  /** The conversation with customer service to go on with. */
  serviceSid: 'serviceConversation',
  autoTransferIn: 'autoTransferIn',
  /** `recall` or `keep`: the remembered answer to 转回余额? on leaving a venue. */
  recallOnLeave: 'recallOnLeave',
  /** The last ten searches, newest first. */
  recentSearches: 'recentSearches',
  /** Token and life of a demo; never sent as the member's token. */
  demo: 'demo',
  /** Codes of venues that were starred on the home page. */
  favouriteVenues: 'favouriteVenues',
  /** Codes of venues that were opened from the home page, newest first. */
  recentVenues: 'recentVenues',
  /** Order of the home page as its feed gave it last. */
  homeOrder: 'homeOrder',
  /** The last splash that was shown, and when. */
  splash: 'splashShown',
  /** When the offer to create a passkey was declined here. */
  passkeyDeclined: 'passkeyDeclinedAt',
  /** Builds that stand in on this device: signed links, and since when one of a developer does. */
  overrides: 'overrides',
  /** MF devtools override key (federation.md 4.4). */
  devtools: '__MF_DEVTOOLS__',
} as const
export type StorageKey = keyof typeof STORAGE_KEY

/** Prefix of form drafts kept over a login: `draft:<form>` in session storage. */
export const DRAFT_PREFIX = 'draft:'

export const COOKIE = {
  token: 'token',
  isCheck: 'isCheck',
  locale: 'locale',
  probe: 'cookieProbe',
  clientType: 'clientType',
  /** A random number of the edge's, so that a canary stays with its visitors; no script reads it. */
  visitor: 'visitor',
  /** A preview link of a skin, until it ends; no script reads it. */
  skinPreview: 'skinPreview',
  /** Set while a developer's build stands in on this device: the page's policy then names where it comes from. */
  localOverride: 'localOverride',
  /** Day on which the security tip was read last. */
  securityTip: 'securityTip',
} as const
