/** Menu to move the dock, with the chat bubble, or hide it for today: the alternative to dragging (WCAG 2.5.7). */
import { useMessages } from '@lantern/i18n'
import { type FloatPlace, moveFloats } from '@lantern/platform'
import { ListRow, Sheet } from '@lantern/ui'
import { dockMessages } from './dock.messages.ts'
import { hideDockToday } from './dock-memory.ts'

type DockMenuProps = {
  open: boolean
  place: FloatPlace
  onOpenChange: (open: boolean) => void
  onHide: () => void
}

export function DockMenu({ open, place, onOpenChange, onHide }: DockMenuProps) {
  const t = useMessages(dockMessages)
  const { side, level } = place
  const move = (next: Partial<FloatPlace>): void => {
    moveFloats({ ...place, ...next })
    onOpenChange(false)
  }
  const hide = (): void => {
    hideDockToday()
    onOpenChange(false)
    onHide()
  }
  return (
    <Sheet open={open} onOpenChange={onOpenChange} title={t.options} closeLabel={t.close}>
      <ListRow
        title={side === 'end' ? t.left : t.right}
        chevron={false}
        onClick={() => move({ side: side === 'end' ? 'start' : 'end' })}
      />
      {level < 2 && <ListRow title={t.up} chevron={false} onClick={() => move({ level: level === 0 ? 1 : 2 })} />}
      {level > 0 && <ListRow title={t.down} chevron={false} onClick={() => move({ level: level === 2 ? 1 : 0 })} />}
      <ListRow title={t.hide} chevron={false} onClick={hide} />
    </Sheet>
  )
}
