/** Reactions under a line: each is a button that adds or removes the member's reaction. */
import type { ChatLine } from '@lantern/contract/chat'
import { formatCount, useMessages } from '@lantern/i18n'
import { Chip, HiddenText } from '@lantern/ui'
import { chatMessages } from '../parts/chat.messages.ts'
import styles from './reactions.module.css'

type ReactionsProps = {
  line: ChatLine
  own: string
  /** Undefined if the member may not react. */
  onReact?: (emoji: string, on: boolean) => void
}

export function Reactions({ line, own, onReact }: ReactionsProps) {
  const t = useMessages(chatMessages)
  return (
    <div className={styles.reactions}>
      {line.reactions.map(({ emoji, count, speakers }) => {
        const isMine = own !== '' && speakers.includes(own)
        return (
          <Chip
            key={emoji}
            selected={isMine}
            disabled={onReact === undefined}
            count={
              <>
                <span aria-hidden="true">{formatCount(count)}</span>
                <HiddenText>{t.reactions({ n: count })}</HiddenText>
              </>
            }
            onClick={() => onReact?.(emoji, !isMine)}
          >
            {emoji}
          </Chip>
        )
      })}
    </div>
  )
}
