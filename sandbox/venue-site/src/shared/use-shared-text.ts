import { type Named, useText } from '../locale.tsx'
import { type SharedMessages, sharedMessagesOf } from './shared.messages.ts'

/** Texts of shared games in the page's language. */
export function useSharedText(): { t: SharedMessages; say: (name: Named) => string } {
  const { locale, say } = useText()
  return { t: sharedMessagesOf(locale), say }
}
