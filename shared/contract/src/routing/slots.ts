/** The named slots that the shell mounts, with their props. Types only: `RouteObject` and React stay out of the contract. */

export type SlotProps = {
  /** Cards below the categories of the home page. */
  'home.rails': Record<string, never>
  /** Further cards of the home page, stacked: any number of remotes may fill it, including new ones. */
  'home.more': Record<string, never>
  /** The member strip of the home page. */
  'home.member': Record<string, never>
  /** At most one promotional pop-up; calls `onDone` when there is none (left) to show. */
  'home.popups': { onDone: () => void }
  /** Floating icons. */
  'home.dock': Record<string, never>
  /** Balance pill in the header. */
  'header.balance': Record<string, never>
  /** Opens the chat panel. */
  'chat.bubble': {
    open: boolean
    onOpen: () => void
    /** Unread lines of the rooms that the member reads, while the panel is closed. Missing in older shells. */
    onUnread?: (count: number) => void
  }
  /** The panel itself. */
  'chat.panel': {
    roomId: string
    onClose: () => void
    onRoom: (roomId: string) => void
    /** Unread lines of the opened rooms; 0 when the panel closes. Missing in older shells. */
    onUnread?: (count: number) => void
    /** Number of an own bet that the member wants to share in the room: `?shareBet=` of the address. */
    shareBet?: string
    /** A venue's frame is open under it: both are used at once. Missing in older shells. */
    besideVenue?: boolean
  }
}
export type SlotName = keyof SlotProps

/** Every slot with its default remote (screens.md 0.2); discovery takes precedence. */
export const SLOT_NAMES = [
  'home.rails',
  'home.more',
  'home.member',
  'home.popups',
  'home.dock',
  'header.balance',
  'chat.bubble',
  'chat.panel',
] as const satisfies readonly SlotName[]

/** Slots that several remotes may fill at once; any other has one remote. */
export const OPEN_SLOTS: readonly SlotName[] = ['home.more']

/** The `slots` export of `./slots`: for each filled slot, a loader of a component. */
export type SlotComponents<Component = unknown> = Partial<Record<SlotName, Component>>
