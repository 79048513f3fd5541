import * as v from 'valibot'
import {
  readShellTicket,
  shellReleaseOf,
  shellReleasesSchema,
  shellReleasesSigningText,
  shellTicketSigningText,
  writeShellTicket,
} from './shell-releases.ts'

const canary = { version: '2.0.0', traffic: 5, default: false }
const stable = { version: '1.0.0', traffic: 95, default: true }
const kept = { version: '0.9.0', traffic: 0, default: false }

describe('shellReleaseOf', () => {
  it.each([
    [0, '2.0.0'],
    [0.049, '2.0.0'],
    [0.05, '1.0.0'],
    [0.999, '1.0.0'],
    [undefined, '1.0.0'],
  ])('gives the bucket %p the release %s', (bucket, version) => {
    expect(shellReleaseOf([canary, stable, kept], bucket)?.version).toBe(version)
  })

  it('gives everybody the default without a canary, and nobody a kept release', () => {
    expect(shellReleaseOf([stable, kept], 0)?.version).toBe('1.0.0')
    expect(shellReleaseOf([kept], 0)).toBeUndefined()
    expect(shellReleaseOf([], 0)).toBeUndefined()
  })
})

describe('the document', () => {
  const parse = (releases: object[]) =>
    v.safeParse(shellReleasesSchema, { salt: '', releases: releases.map((one) => ({ ...one, files: {} })) }).success

  it('has one default, or nothing', () => {
    expect([parse([canary, stable, kept]), parse([]), parse([canary]), parse([stable, stable])]).toEqual([
      true,
      true,
      false,
      false,
    ])
  })

  it('is signed for its environment, with its revision', () => {
    expect(shellReleasesSigningText(7, '{}')).toBe('shell-releases\nproduction\n7\n{}')
    expect(shellReleasesSigningText(7, '{}', 'staging')).toBe('shell-releases\nstaging\n7\n{}')
  })
})

describe('a ticket', () => {
  const ticket = { version: '2.0.0-aaaa', expiresAt: 1_800_000_000_000, signature: 'A'.repeat(86) }

  it('is read as it was written, and signed as no other document', () => {
    expect(readShellTicket(writeShellTicket(ticket))).toEqual(ticket)
    expect(shellTicketSigningText(ticket)).toBe('shell-ticket\n1800000000000\n2.0.0-aaaa')
  })

  it.each(['', '2.0.0', `2.0.0 soon ${'A'.repeat(86)}`, `2.0.0 1 ${'A'.repeat(85)}`, `2.0.0 1 ${'A'.repeat(86)} more`])(
    'is not read from %j',
    (text) => expect(readShellTicket(text)).toBeNull(),
  )
})
