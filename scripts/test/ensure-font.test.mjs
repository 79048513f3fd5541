/** When the font of the accepted pictures is looked for, installed and reported. Run by `node --test`. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ensureFont } from './ensure-font.mjs'

const WITH_FONT = 'DejaVu Sans\nNoto Sans CJK SC,Noto Sans CJK SC Light\n'

test('a listed font is neither installed nor reported', async () => {
  assert.deepEqual(await ensured([WITH_FONT]), { listed: 1, installed: [], said: [] })
})

test('a missing font is installed', async () => {
  const { installed, said } = await ensured(['DejaVu Sans\n', WITH_FONT])
  assert.deepEqual(installed, ['fonts-noto-cjk fontconfig'])
  assert.deepEqual(said, [])
})

test('a font that cannot be installed is reported with the command that installs it', async () => {
  const { said } = await ensured(['Noto Serif CJK SC\n', 'sh: fc-list: not found\n'])
  assert.equal(said.length, 1)
  assert.match(said[0], /Noto Sans CJK SC.*apt-get install fonts-noto-cjk/)
})

/** Runs with these answers of `fc-list`, in order. */
async function ensured(lists) {
  let listed = 0
  const installed = []
  const said = []
  await ensureFont({
    run: async () => ({ code: 0, words: lists[listed++] }),
    install: async (packages) => void installed.push(packages),
    say: (sentence) => said.push(sentence),
  })
  return { listed, installed, said }
}
