/** Keys of everything stored on the device. The product writes no other key. A key goes to the table that says for how long its value may stay. */

/** Gives access to the member's money or data without naming the member: deleted when the session ends or another one starts. */
const SESSION_KEY = {
  venueParams: 'venueParams',
  /** Base path of OB's counts, from its last launch. */
  countsPath: 'countsPath',
  /** Launch errors in one entry, as remotes before 1.2 wrote them; now each has its own key. */
  launchErrors: 'launchErrors',
  /** The last mails of the member who is signed in, readable offline, and which of them were read offline. */
  mailbox: 'mailbox',
  /** The last figures of the member who is signed in, for the hub after a reload. */
  hub: 'hub',
} as const

/** Applies to one member only, whom the value names, or whose accounts it names: it stays for the next session of that member. */
const MEMBER_KEY = {
  loginInfo: 'loginInfo',
  /** Account that each deposit method was last paid from. */
  payFrom: 'payFrom',
  /** The betting slip, with the name of its member. */
  betSlip: 'betSlip',
  /** A member's usual amount and own cap of the automatic transfer, with the member's name. */
  transferTerms: 'transferTerms',
  /** The last line read in each chat room, with the name of its member. */
  chatRead: 'chatRead',
  /** Gifts and red packets of the chat whose answer is not known yet, with the name of their member. */
  chatSpends: 'chatSpends',
} as const

/** Belongs to the device, whoever uses it. */
const DEVICE_KEY = {
  /** Pre-info, under the name in the specification. */
  preInfo: 'preInfoData',
  /** Maintenance windows that the member has seen (6013). */
  maintenanceSeen: 'maintenanceSeen',
  deviceId: 'deviceId',
  /** The server's clock less the device's, ms. */
  clockOffset: 'clockOffset',
  signatureTable: 'signatureTable',
  isGo: 'isGo',
  invite: 'inviteCodes',
  agentVerify: 'agentVerify',
  locale: 'locale',
  scheme: 'scheme',
  hideAmounts: 'hideAmounts',
  countsCache: 'platformCounts',
  /** Venue whose prices the sport board shows. */
  sportBook: 'sportBook',
  lastGoodRemotes: 'lastGoodRemotes',
  quarantine: 'quarantinedBuilds',
  /** The last verified discovery document, as signed. */
  lastDiscovery: 'lastDiscovery',
  /** What was promoted and what was not, with the reasons (`promotionLogSchema`). */
  popupLog: 'popupLog',
  /** The member asked to be notified of the end of maintenance. */
  notifyOpen: 'notifyOpen',
  dockClosed: 'dockClosedOn',
  /** Where the member put the floating buttons. */
  floatPlace: 'floatPlace',
  /** Favourite games, teams, leagues and matches of a visitor, until login. */
  favourites: 'favouriteGames',
  /** Votes on help pages: page → useful. */
  helpVotes: 'helpVotes',
  /** `1` = festival skins are off on this device. */
  plainLook: 'plainLook',
  /** The face for Latin letters and figures: its path, a space, and its WOFF2 file in base64. */
  face: 'face',
  /** `reduced` = less motion on this device, whatever its own setting. */
  motion: 'motion',
  /** `off` = no vibration when an act is confirmed. */
  haptics: 'haptics',
  /** `on` = a tone when an act is confirmed. */
  sound: 'sound',
  /** The customer service conversation to resume. */
  serviceSid: 'serviceConversation',
  autoTransferIn: 'autoTransferIn',
  /** `recall` or `keep`: the stored answer to 转回余额? on leaving a venue. */
  recallOnLeave: 'recallOnLeave',
  /** The last ten searches, newest first. */
  recentSearches: 'recentSearches',
  /** Token and expiry of a demo; never sent as the member's token. */
  demo: 'demo',
  /** Codes of venues starred on the home page. */
  favouriteVenues: 'favouriteVenues',
  /** Codes of venues opened from the home page, newest first. */
  recentVenues: 'recentVenues',
  /** Block order of the home page from the last feed. */
  homeOrder: 'homeOrder',
  /** The last splash shown, and when. */
  splash: 'splashShown',
  /** When the passkey offer was declined on this device. */
  passkeyDeclined: 'passkeyDeclinedAt',
  /** Override builds of this device: signed links, and the expiry of a developer's builds. */
  overrides: 'overrides',
  /** MF devtools override key (federation.md 4.4). */
  devtools: '__MF_DEVTOOLS__',
  /** Seconds by which scores in match rooms are held back: 15 or 30. */
  scoreDelay: 'scoreDelay',
  /** `1` = the staff toolbar is shown on this device, on sites that allow it. */
  tools: 'staffTools',
} as const

export const STORAGE_KEY = {
  /** The session itself. It comes and goes with its cookie. */
  token: 'token',
  ...SESSION_KEY,
  ...MEMBER_KEY,
  ...DEVICE_KEY,
} as const
export type StorageKey = keyof typeof STORAGE_KEY

/** The keys that do not outlive the session. */
export const SESSION_KEYS = Object.keys(SESSION_KEY) as readonly (keyof typeof SESSION_KEY)[]

/** Prefix of launch errors: `launch` plus the venue's name (spec 4). */
export const LAUNCH_ERROR_PREFIX = 'launch'
export type LaunchErrorKey = `${typeof LAUNCH_ERROR_PREFIX}${string}`

/** Prefix of form drafts kept across a login: `draft:<form>` in session storage. */
export const DRAFT_PREFIX = 'draft:'
/** Events before a support code, in session storage: kept when a page is left, read when a code is created. */
export const BREADCRUMBS_KEY = 'breadcrumbs'
/** The chaos link of a tab, in session storage. */
export const CHAOS_KEY = 'chaosLink'
/** Display choices of this tab that the member's account does not have yet, in session storage. */
export const UNSAVED_PREFERENCES_KEY = 'unsavedPreferences'

export const COOKIE = {
  token: 'token',
  isCheck: 'isCheck',
  locale: 'locale',
  probe: 'cookieProbe',
  clientType: 'clientType',
  /** A random number from the edge that keeps visitors in their canaries; not readable by scripts. */
  visitor: 'visitor',
  /** A preview link of a skin until it expires; not readable by scripts. */
  skinPreview: 'skinPreview',
  /** A trial link of the shell until it expires; not readable by scripts. */
  shellTrial: 'shellTrial',
  /** Set while a developer's build is active on this device: the page's policy then allows its origin. */
  localOverride: 'localOverride',
  /** Day on which the security tip was last read. */
  securityTip: 'securityTip',
} as const
