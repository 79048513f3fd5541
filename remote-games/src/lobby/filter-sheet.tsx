import { useMessages } from '@lantern/i18n'
import { Button, Chip, Sheet } from '@lantern/ui'
import styles from './filter-sheet.module.css'
import { lobbyMessages } from './parts/lobby.messages.ts'
import type { FilterGroup } from './use-filter-groups.ts'

export type FilterSheetProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  groups: readonly FilterGroup[]
  /** Removes all filters; undefined while none is set. */
  onClear: (() => void) | undefined
}

/** Sort order and filters. They apply at once, so that the list behind the sheet follows. */
export function FilterSheet({ open, onOpenChange, groups, onClear }: FilterSheetProps) {
  const t = useMessages(lobbyMessages)
  return (
    <Sheet
      beside
      open={open}
      onOpenChange={onOpenChange}
      title={t.filters}
      closeLabel={t.closeSheet}
      footer={
        <div className={styles.buttons}>
          <Button disabled={!onClear} onClick={onClear}>
            {t.clear}
          </Button>
          <Button kind="primary" onClick={() => onOpenChange(false)}>
            {t.done}
          </Button>
        </div>
      }
    >
      <div className={styles.groups}>
        {groups.map(({ title, options }) => (
          <fieldset key={title}>
            <legend className={styles.title}>{title}</legend>
            <div className={styles.chips}>
              {options.map(({ id, text, isOn, onPress }) => (
                <Chip key={id} selected={isOn} onClick={onPress}>
                  {text}
                </Chip>
              ))}
            </div>
          </fieldset>
        ))}
      </div>
    </Sheet>
  )
}
