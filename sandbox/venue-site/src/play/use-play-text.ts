import { type Named, useText } from '../locale.tsx'
import { type PlayMessages, playMessagesOf } from './play.messages.ts'

/** Texts of the games in the page's language. */
export function usePlayText(): { t: PlayMessages; say: (name: Named) => string } {
  const { locale, say } = useText()
  return { t: playMessagesOf(locale), say }
}
