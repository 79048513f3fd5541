const COMPACT = /[\\/]emojibase-data[\\/]\w+[\\/]compact\.json$/

/** Emoji by name, without their skin tones and code points: two thirds of the bytes. */
export const emojiRule = { test: COMPACT, type: 'json', parser: { parse: namesOnly } }

function namesOnly(text) {
  return JSON.parse(text).map(({ unicode, label, tags, group, order }) => ({ unicode, label, tags, group, order }))
}
