import { runCommand } from '../checks/run-command.mjs'
import { installFromDebian } from './debian.mjs'

/** With another Chinese font, lines of the accepted pictures wrap elsewhere (decision 0133). */
const FONT = 'Noto Sans CJK SC'
/** The font, and `fc-list`, which lists it. */
export const FONT_PACKAGES = 'fonts-noto-cjk fontconfig'

/** Finds or installs the font of the pictures, and otherwise says how to install it. */
export async function ensureFont({ run = runCommand, install = installFromDebian, say = print } = {}) {
  const isHere = async () => (await run('fc-list : family')).words.includes(FONT)
  if (await isHere()) return
  await install(FONT_PACKAGES)
  if (await isHere()) return
  say(`fc-list does not list ${FONT}, so pictures of pages may differ. Install it: apt-get install ${FONT_PACKAGES}`)
}

function print(sentence) {
  process.stdout.write(`${sentence}\n`)
}
