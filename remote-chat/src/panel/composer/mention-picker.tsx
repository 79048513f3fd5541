/** Names offered while the member types `@`. The text field keeps the focus and points at the active one. */
import { useMessages } from '@lantern/i18n'
import { Avatar } from '@lantern/ui'
import { chatMessages } from '../parts/chat.messages.ts'
import type { Mentionable } from './mention.rules.ts'
import styles from './mention-picker.module.css'

type MentionPickerProps = {
  id: string
  list: readonly Mentionable[]
  active: number
  onPick: (one: Mentionable) => void
}

export function MentionPicker({ id, list, active, onPick }: MentionPickerProps) {
  const t = useMessages(chatMessages)
  return (
    <div id={id} role="listbox" aria-label={t.mention} className={styles.list}>
      {list.map((one, index) => (
        <div
          key={one.speaker}
          id={optionId(id, index)}
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          className={styles.option}
          // Before the field loses the focus.
          onPointerDown={(event) => {
            event.preventDefault()
            onPick(one)
          }}
        >
          <Avatar seed={one.speaker} name={one.nick} size="sm" />
          <span className={styles.nick}>{one.nick}</span>
        </div>
      ))}
    </div>
  )
}

export function optionId(id: string, index: number): string {
  return `${id}-${index}`
}
