import { proposalOf } from './proposal.rules.ts'

const LOCAL = ['http://127.0.0.1:*']
const proposed = (remote: string, url: string) => `=${remote}@${encodeURIComponent(url)}`

describe('proposalOf', () => {
  it.each([
    ['http://127.0.0.1:4301/mf-manifest.json', true],
    ['http://127.0.0.1.evil.example/mf-manifest.json', false],
    ['http://user@127.0.0.1:4301/mf-manifest.json', false],
    ['javascript:alert(1)', false],
  ])('[SHELL-TOOL-4] %s: accepted %p', (url, isAllowed) => {
    expect(proposalOf(proposed('mine', url), LOCAL)).toEqual({ remote: 'mine', url, isAllowed })
  })

  it.each(['', '=mine', '=mine@', '=Mine@x', '=mine@%E0%A4%A'])('[SHELL-TOOL-4] ignores "%s"', (text) => {
    expect(proposalOf(text, LOCAL)).toBeNull()
  })
})
