import { PassThrough } from 'node:stream'
import { VERBS } from '../verbs.ts'
import { parseCall } from './parse-call.ts'
import { openTerminal } from './terminal.ts'

const parse = (line: string) => parseCall(line === '' ? [] : line.split(' '), VERBS)

describe('parseCall', () => {
  it('[OPS-CLI-1] gives help for all and for each verb, in both spellings', () => {
    const all = parse('--help')
    expect(all).toEqual(parse(''))
    for (const { name, help } of VERBS) {
      expect(all.kind === 'help' && all.text).toContain(help)
      const own = parse(`${name} --help`)
      expect(own).toEqual(parse(`help ${name}`))
      expect(own.kind === 'help' && own.text).toMatch(new RegExp(`^Usage: ops ${name}`))
    }
  })

  it.each([
    ['rolback mine', 'There is no verb "rolback". Did you mean rollback?'],
    ['maint mine', 'Did you mean maintenance?'],
    ['frobnicate', 'There is no verb "frobnicate". See them'],
    ['rollback mine --raeson x', 'rollback has no option --raeson. Did you mean --reason?'],
    ['rollback', 'rollback needs REMOTE.'],
    ['rollback mine', 'rollback needs --reason'],
    ['rollback mine 1.0.0 more --reason x', 'does not know what to do with "more"'],
    ['list --json=yes', 'does not take an argument'],
  ])('[OPS-CLI-1] says what is wrong with `%s` and how it is meant', (line, words) => {
    expect(() => parse(line)).toThrow(words)
  })

  it('reads words and options', () => {
    expect(parse('maintenance games --route /a --route /b --to +2h --reason x')).toMatchObject({
      kind: 'run',
      words: ['games'],
      options: { route: ['/a', '/b'], to: '+2h', end: false, yes: false },
    })
  })
})

describe('confirm', () => {
  function aTerminal(isTTY: boolean, isSure = false) {
    const input = Object.assign(new PassThrough(), { isTTY })
    const errors = Object.assign(new PassThrough(), { isTTY })
    return { input, errors, terminal: openTerminal({ input, output: new PassThrough(), errors, isSure }) }
  }
  function told(stream: PassThrough): string {
    let text = ''
    for (let chunk = stream.read(); chunk !== null; chunk = stream.read()) text += String(chunk)
    return text
  }

  it('[OPS-CLI-2] says what will happen and goes on when the word was typed', async () => {
    const { input, errors, terminal } = aTerminal(true)
    const asked = terminal.confirm(['mine goes back.'], 'mine')
    input.write('mine\n')
    await asked
    expect(told(errors)).toMatch(/^mine goes back\.\n[\s\S]*Type mine to do it \(anything else changes nothing\): /)
  })

  it('[OPS-CLI-2] changes nothing when another word was typed', async () => {
    const { input, terminal } = aTerminal(true)
    const asked = terminal.confirm([], 'mine')
    input.write('yes\n')
    await expect(asked).rejects.toThrow('Nothing was changed.')
  })

  it.each([
    ['Ctrl-C', '\u0003'],
    ['Ctrl-D', '\u0004'],
  ])('[OPS-CLI-2] changes nothing when the person leaves by %s', async (_key, typed) => {
    const { input, terminal } = aTerminal(true)
    const asked = terminal.confirm([], 'mine')
    input.write(typed)
    await expect(asked).rejects.toThrow('Nothing was changed.')
  })

  it('[OPS-CLI-2] changes nothing when the terminal is closed', async () => {
    const { input, terminal } = aTerminal(true)
    const asked = terminal.confirm([], 'mine')
    input.end()
    await expect(asked).rejects.toThrow('Nothing was changed.')
  })

  it('[OPS-CLI-2] asks neither in a pipeline nor with --yes', async () => {
    for (const { errors, terminal } of [aTerminal(false), aTerminal(true, true)]) {
      await terminal.confirm(['mine goes back.'], 'mine')
      expect(told(errors)).toBe('mine goes back.\n')
    }
  })
})
