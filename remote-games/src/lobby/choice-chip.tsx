import { useMessages } from '@lantern/i18n'
import { Chip, IconDown, ListRow, Sheet } from '@lantern/ui'
import { useState } from 'react'
import styles from './parts/chip-row.module.css'
import { lobbyMessages } from './parts/lobby.messages.ts'

export type ChoiceChipProps<Value> = {
  title: string
  value: Value
  choices: readonly { value: Value; text: string }[]
  /** Shows the filter as set. @default false */
  isSelected?: boolean
  onChange: (value: Value) => void
}

/** A chip that opens a sheet to choose one of several options. */
export function ChoiceChip<Value extends string | null>({
  title,
  value,
  choices,
  isSelected,
  onChange,
}: ChoiceChipProps<Value>) {
  const t = useMessages(lobbyMessages)
  const [isOpen, setOpen] = useState(false)
  const text = choices.find((choice) => choice.value === value)?.text ?? title
  return (
    <>
      <Chip
        aria-haspopup="dialog"
        aria-label={`${title}: ${text}`}
        className={isSelected ? styles.set : undefined}
        count={<IconDown className={styles.arrow} />}
        onClick={() => setOpen(true)}
      >
        {value === null ? title : text}
      </Chip>
      <Sheet open={isOpen} onOpenChange={setOpen} title={title} closeLabel={t.closeSheet}>
        {choices.map((choice) => (
          <ListRow
            key={choice.value ?? ''}
            title={choice.text}
            selected={choice.value === value}
            chevron={false}
            onClick={() => {
              onChange(choice.value)
              setOpen(false)
            }}
          />
        ))}
      </Sheet>
    </>
  )
}
