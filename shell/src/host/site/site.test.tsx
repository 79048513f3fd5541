import { useDictionary } from '@lantern/platform'
import { fakeApi, renderWithPlatform, resetPlatform } from '@lantern/testing'
import { screen } from '@testing-library/react'
import { takeSite } from './site.ts'

afterEach(resetPlatform)

function Entries() {
  return [CHAT, '52', '53', '54'].map((entry) => <Entry key={entry} entry={entry} />)
}
const CHAT = '51'

function Entry({ entry }: { entry: string }) {
  return (
    <p>
      {entry} {useDictionary(entry).join(', ')}
    </p>
  )
}

describe('useDictionary', () => {
  it('[SHELL-BOOT-9] reads entries of the config dictionary as lists, and an unknown one as an empty list', () => {
    fakeApi()
    takeSite(null, { 51: ['chat-a', 'chat-b'], 52: ['/customer/main'], 53: ['/download'] })
    renderWithPlatform(<Entries />, { member: null })
    expect(screen.getByText('51 chat-a, chat-b')).toBeVisible()
    expect(screen.getByText('52 /customer/main')).toBeVisible()
    expect(screen.getByText('53 /download')).toBeVisible()
    expect(screen.getByText('54')).toBeVisible()
  })

  it('[SHELL-BOOT-9] keeps the known entries when the next answer is malformed', () => {
    takeSite(null, { 54: ['400'] })
    takeSite(null, { 54: 'not a list' })
    renderWithPlatform(<Entry entry="54" />, { member: null })
    expect(screen.getByText('54 400')).toBeVisible()
  })
})
