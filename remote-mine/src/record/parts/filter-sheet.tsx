import { useMessages } from '@lantern/i18n'
import { Button, Chip, Sheet } from '@lantern/ui'
import { partsMessages } from '../../parts/parts.messages.ts'
import { recordMessages } from './record.messages.ts'
import styles from './record.module.css'

type FilterGroup = {
  title: string
  options: readonly { id: string; text: string; isOn: boolean; onPress: () => void }[]
}

export type FilterSheetProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  groups: readonly FilterGroup[]
  onReset: () => void
}

/** Filters apply immediately, so the list behind the sheet updates while it is open. */
export function FilterSheet({ open, onOpenChange, groups, onReset }: FilterSheetProps) {
  const t = useMessages(recordMessages)
  const p = useMessages(partsMessages)
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title={t.filter}
      closeLabel={p.close}
      footer={
        <div className={styles.buttons}>
          <Button onClick={onReset}>{t.reset}</Button>
          <Button kind="primary" onClick={() => onOpenChange(false)}>
            {t.apply}
          </Button>
        </div>
      }
    >
      <div className={styles.filter}>
        {groups.map(({ title, options }) => (
          <fieldset key={title}>
            <legend className={styles.filterTitle}>{title}</legend>
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
