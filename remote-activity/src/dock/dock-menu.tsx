/** Menu to move the dock to the other side or hide it for today, the alternative to dragging (WCAG 2.5.7). */
import { useMessages } from '@lantern/i18n'
import { ListRow, Sheet } from '@lantern/ui'
import { dockMessages } from './dock.messages.ts'
import { hideDockToday } from './dock-memory.ts'

/** Edge of the page at which the dock is placed. */
export type DockSide = 'left' | 'right'

type DockMenuProps = {
  open: boolean
  side: DockSide
  onOpenChange: (open: boolean) => void
  onMove: (side: DockSide) => void
  onHide: () => void
}

export function DockMenu({ open, side, onOpenChange, onMove, onHide }: DockMenuProps) {
  const t = useMessages(dockMessages)
  const move = (): void => {
    onMove(side === 'right' ? 'left' : 'right')
    onOpenChange(false)
  }
  const hide = (): void => {
    hideDockToday()
    onOpenChange(false)
    onHide()
  }
  return (
    <Sheet open={open} onOpenChange={onOpenChange} title={t.options} closeLabel={t.close}>
      <ListRow title={side === 'right' ? t.left : t.right} chevron={false} onClick={move} />
      <ListRow title={t.hide} chevron={false} onClick={hide} />
    </Sheet>
  )
}
