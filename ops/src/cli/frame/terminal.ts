/** The terminal as verbs use it: output, progress, confirmation. */
import { createInterface, type Interface } from 'node:readline/promises'
import type { Readable, Writable } from 'node:stream'
import { CliError } from './cli-error.ts'
import type { Call, VerbOptions } from './verb.ts'

export type TerminalParts = {
  input: Readable & { isTTY?: boolean }
  output: Writable
  errors: Writable & { isTTY?: boolean }
  /** `--yes` was given. */
  isSure: boolean
}

/** Control and bidi characters: text from others must not move the cursor, retitle the window or hide. */
const UNPRINTABLE = /[\p{Cc}\p{Bidi_Control}]/gu

/** Multi-line text, safe for a terminal. */
export function printable(text: string): string {
  return text
    .split('\n')
    .map((line) => line.replace(UNPRINTABLE, ''))
    .join('\n')
}

/** `… | head` closes the pipe early: that must not abort a change halfway. */
export function outlivePipes(streams: readonly Writable[]): void {
  for (const stream of streams)
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') throw error
    })
}

export function openTerminal({
  input,
  output,
  errors,
  isSure,
}: TerminalParts): Pick<Call<VerbOptions>, 'say' | 'progress' | 'confirm'> {
  const say = (line: string) => void output.write(`${printable(line)}\n`)
  const progress = (line: string) => void errors.write(`${printable(line)}\n`)
  return {
    say,
    progress,
    async confirm(consequences, word) {
      for (const line of consequences) progress(line)
      // A pipeline cannot be asked: `--yes` is implied.
      if (isSure || !input.isTTY || !errors.isTTY) return
      const asking = createInterface({ input, output: errors })
      try {
        const typed = await answerTo(asking, `Type ${word} to do it (anything else changes nothing): `)
        if (typed.trim() !== word) throw new CliError('Nothing was changed.')
      } finally {
        asking.close()
      }
    },
  }
}

/** The typed line; empty after Ctrl-C, Ctrl-D or a lost terminal. */
async function answerTo(asking: Interface, question: string): Promise<string> {
  const left = new Promise<string>((resolve) => asking.once('close', () => resolve('')))
  return Promise.race([asking.question(question).catch(() => ''), left])
}
