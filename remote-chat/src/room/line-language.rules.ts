/** Lines in English: the site's own come in both languages, those of members as they were written. Pure. */
import type { ChatLine } from '@lantern/contract/chat'

/** The same line keeps its object, so that it renders once. */
const known = new WeakMap<ChatLine, ChatLine>()

export function linesInEnglish(lines: readonly ChatLine[]): ChatLine[] {
  return lines.map((line) => {
    const english = known.get(line) ?? lineInEnglish(line)
    known.set(line, english)
    return english
  })
}

function lineInEnglish(line: ChatLine): ChatLine {
  const { textEn, reply } = line
  if (!textEn && !reply?.textEn) return line
  return {
    ...line,
    text: textEn || line.text,
    ...(reply && { reply: { ...reply, text: reply.textEn || reply.text } }),
  }
}
