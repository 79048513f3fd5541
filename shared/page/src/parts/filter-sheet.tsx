import { Button, Chip, Sheet } from '@lantern/ui'
import styles from './filter-sheet.module.css'

export type FilterGroup = {
  title: string
  options: readonly { id: string; text: string; isOn: boolean; onPress: () => void }[]
}

export type FilterSheetProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  texts: { title: string; close: string; reset: string; done: string }
  groups: readonly FilterGroup[]
  /** Keeps the list usable beside it on wide screens. @default false */
  beside?: boolean
  /** Removes all filters; undefined while none is set. */
  onReset: (() => void) | undefined
}

/** The filters of a list, by group. They apply at once, so that the list behind the sheet follows. */
export function FilterSheet({ open, onOpenChange, texts, groups, beside = false, onReset }: FilterSheetProps) {
  return (
    <Sheet
      beside={beside}
      open={open}
      onOpenChange={onOpenChange}
      title={texts.title}
      closeLabel={texts.close}
      footer={
        <div className={styles.buttons}>
          <Button disabled={!onReset} onClick={onReset}>
            {texts.reset}
          </Button>
          <Button kind="primary" onClick={() => onOpenChange(false)}>
            {texts.done}
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
