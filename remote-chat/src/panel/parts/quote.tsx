/** The quoted line above a reply: a button that jumps to it. */
import type { Quote as Quoted } from '@lantern/contract/chat'
import { useMessages } from '@lantern/i18n'
import { HiddenText } from '@lantern/ui'
import { chatMessages } from './chat.messages.ts'
import styles from './quote.module.css'

type QuoteProps = { quote: Quoted; onJump?: () => void }

export function Quote({ quote, onJump }: QuoteProps) {
  const t = useMessages(chatMessages)
  const content = (
    <>
      <span className={styles.nick}>{quote.nick}</span>
      <span className={styles.text}>{quote.text || (quote.kind === 'bet' ? t.sharedBet : t.shielded)}</span>
      {onJump && <HiddenText>{t.jumpToQuote}</HiddenText>}
    </>
  )
  if (!onJump) return <span className={styles.quote}>{content}</span>
  return (
    <button type="button" className={styles.quote} onClick={onJump}>
      {content}
    </button>
  )
}
