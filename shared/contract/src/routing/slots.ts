/** The named places the shell mounts and what it passes to who fills them. Types only: `RouteObject` and React stay out of the contract. */

export type SlotProps = {
  /** Cards below the categories of the home page. */
  'home.rails': Record<string, never>
  /** Further cards of the home page, one below the other: any number of remotes may fill it, a new one too. */
  'home.more': Record<string, never>
  /** The member strip of the home page. */
  'home.member': Record<string, never>
  /** One promotional pop-up at most; calls `onDone` when there is nothing (more) to show. */
  'home.popups': { onDone: () => void }
  /** Floating icons. */
  'home.dock': Record<string, never>
  /** Balance pill in the header. */
  'header.balance': Record<string, never>
  /** Opens the chat panel. */
  'chat.bubble': { open: boolean; onOpen: () => void }
  /** The panel itself. */
  'chat.panel': { roomId: string; onClose: () => void; onRoom: (roomId: string) => void }
}
export type SlotName = keyof SlotProps

/** Every slot and the remote that fills it by default (screens.md 0.2); discovery decides in the end. */
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

/** Slots that several remotes may fill at once; any other has one filler. */
export const OPEN_SLOTS: readonly SlotName[] = ['home.more']

/** What `./slots` exports as `slots`: for each slot it fills, a loader of a component. */
export type SlotComponents<Component = unknown> = Partial<Record<SlotName, Component>>
