/**
 * A fake of the shell for tests of remotes: records messages to it (events, dialogs, toasts) and can answer dialogs.
 * Everything goes through the real platform, typed by the contract. To extend: expose another part of the platform.
 */
import type { EventMap, EventName } from '@lantern/contract'
import { EVENT_NAMES } from '@lantern/contract/events'
import { closeDialog, type DialogSpec, dialogsAtom, pageStore, subscribe, toastAtom } from '@lantern/platform'
import { act } from '@testing-library/react'

export type FakeShell = {
  /** Events emitted under a name, oldest first. */
  emitted<Name extends EventName>(name: Name): EventMap[Name][]
  /** The open dialog. */
  dialog(): DialogSpec | undefined
  /** Presses a button of the open dialog. @throws when no button has that text */
  press(text: string): Promise<void>
  /** Text of the toast. */
  toast(): string | undefined
  /** Stops recording. */
  stop(): void
}

export function fakeShell(): FakeShell {
  const heard: { name: EventName; payload: unknown }[] = []
  const undo = EVENT_NAMES.map((name) => subscribe(name, (payload) => heard.push({ name, payload })))
  const dialog = (): DialogSpec | undefined => pageStore.get(dialogsAtom).open.at(-1)
  return {
    emitted: (name) => heard.filter((one) => one.name === name).map(({ payload }) => payload as never),
    dialog,
    async press(text) {
      const shown = dialog()
      const button = shown?.buttons?.find((one) => one.text === text)
      if (!shown || !button) throw new Error(`fakeShell: no dialog with a button "${text}" is shown`)
      await act(async () => {
        if ((await button.onPress?.()) !== false) closeDialog(shown.id)
      })
    },
    toast: () => pageStore.get(toastAtom)?.text,
    stop() {
      for (const end of undo) end()
    },
  }
}
