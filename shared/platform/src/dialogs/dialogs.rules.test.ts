import type { DialogSpec } from './dialog-spec.ts'
import { type Dialogs, NO_DIALOGS, withDialog, withoutDialog } from './dialogs.rules.ts'

const dialog = (id: string, over = false): DialogSpec => ({ id, title: id, message: '', buttons: [], over })
const ids = ({ open, waiting }: Dialogs) => ({ open: open.map(({ id }) => id), waiting: waiting.map(({ id }) => id) })
const asked = (...list: DialogSpec[]): Dialogs => list.reduce(withDialog, NO_DIALOGS)

describe('the order of dialogs', () => {
  it('[SHELL-DLG-1] queues dialogs', () => {
    const dialogs = asked(dialog('a'), dialog('b'), dialog('c'))
    expect(ids(dialogs)).toEqual({ open: ['a'], waiting: ['b', 'c'] })
    expect(ids(withoutDialog(dialogs, 'a'))).toEqual({ open: ['b'], waiting: ['c'] })
  })

  it('[SHELL-DLG-1] shows the same id once, whether open or queued', () => {
    const dialogs = asked(dialog('a'), dialog('b'))
    expect(withDialog(dialogs, dialog('a'))).toBe(dialogs)
    expect(withDialog(dialogs, dialog('b', true))).toBe(dialogs)
  })

  it('[SHELL-DLG-1] opens urgent dialogs over the others, three at most', () => {
    const dialogs = asked(dialog('a'), dialog('b'), dialog('x', true), dialog('y', true), dialog('z', true))
    expect(ids(dialogs)).toEqual({ open: ['a', 'x', 'y'], waiting: ['b', 'z'] })
    expect(ids(withoutDialog(dialogs, 'y'))).toEqual({ open: ['a', 'x', 'z'], waiting: ['b'] })
  })

  it('[SHELL-DLG-1] opens a queued dialog only when the whole stack has closed', () => {
    const dialogs = asked(dialog('a'), dialog('x', true), dialog('b'))
    expect(ids(withoutDialog(dialogs, 'a'))).toEqual({ open: ['x'], waiting: ['b'] })
    expect(ids(withoutDialog(withoutDialog(dialogs, 'a'), 'x'))).toEqual({ open: ['b'], waiting: [] })
  })

  it('[SHELL-DLG-1] removes a queued dialog, and ignores an unknown id', () => {
    const dialogs = asked(dialog('a'), dialog('b'))
    expect(ids(withoutDialog(dialogs, 'b'))).toEqual({ open: ['a'], waiting: [] })
    expect(ids(withoutDialog(dialogs, 'q'))).toEqual(ids(dialogs))
  })
})
