import { generateKeyPairSync, sign, verify } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { BOOT_ELEMENT_ID } from '@lantern/contract/federation'
import { readShellTicket, SHELL_TICKET_HEADER, shellTicketSigningText } from '@lantern/contract/shell-releases'
import { createShellTickets } from '../render/shell-tickets.ts'
import { shellDocument } from './shell-document.ts'

const TRIAL = { discovery: { document: '{}', signature: 's' }, key: 'k' }
const SITE = { preInfo: null, vvPretty: null, serviceState: null }
const asked: string[] = []
let server: Server
let origin: string

/** Gives the shell of a ticket's name, and to others the stable one. */
beforeAll(async () => {
  server = createServer((request, response) => {
    const ticket = String(request.headers[SHELL_TICKET_HEADER] ?? '')
    asked.push(ticket)
    const boot = JSON.stringify({ shellVersion: readShellTicket(ticket)?.version ?? '1.0.0' })
    response.writeHead(200, {
      'content-type': 'text/html',
      'content-security-policy': "default-src 'none'; report-uri /x",
    })
    response.end(`<script type="application/json" id="${BOOT_ELEMENT_ID}">${boot}</script>`)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
beforeEach(() => asked.splice(0))
afterAll(() => new Promise((resolve) => server.close(resolve)))

describe('shellDocument', () => {
  it('[OPS-GATE-18] opens a canary in one visit, by a ticket that the key of discovery signed', async () => {
    const { publicKey, privateKey } = generateKeyPairSync('ed25519')
    const ticketFor = createShellTickets(
      (text) => sign(null, Buffer.from(text), privateKey).toString('base64'),
      () => 1_000,
    )
    const place = { shell: '2.0.0', origin, ticket: ticketFor('2.0.0') }
    const document = await shellDocument(place, 'en', TRIAL, SITE)
    expect(document).toMatchObject({ policy: "default-src 'none'", artifactOrigin: origin })
    expect(asked).toEqual([place.ticket])
    const ticket = readShellTicket(asked[0] ?? '')
    expect(ticket).toMatchObject({ version: '2.0.0', expiresAt: 901_000 })
    const text = Buffer.from(ticket === null ? '' : shellTicketSigningText(ticket))
    expect(verify(null, text, publicKey, Buffer.from(ticket?.signature ?? '', 'base64url'))).toBe(true)
  })

  it('[OPS-GATE-17] says which edge gave another shell, or does not answer', async () => {
    const open = (at: string) => shellDocument({ shell: '2.0.0', origin: at, ticket: '' }, 'en', TRIAL, SITE)
    await expect(open(origin)).rejects.toThrow(`${origin} gave the shell 1.0.0 in its place`)
    expect(asked).toEqual([''])
    await expect(open('http://127.0.0.1:9')).rejects.toThrow('http://127.0.0.1:9 does not answer')
  })
})
