import { BOOT_ELEMENT_ID } from '@lantern/contract/federation'
import { readBootData } from './boot-data.ts'

function inline(text: string): void {
  const element = document.createElement('script')
  element.id = BOOT_ELEMENT_ID
  element.type = 'application/json'
  element.textContent = text
  document.head.append(element)
}
afterEach(() => document.getElementById(BOOT_ELEMENT_ID)?.remove())

describe('boot data', () => {
  it.each([
    ['is missing', null],
    ['is cut off', '{"shellVersion":"1.0'],
    ['has another shape', '{"shellVersion":7}'],
  ])('[SHELL-BOOT-6] leaves a page without remotes when it %s', (_how, text) => {
    if (text !== null) inline(text)
    expect(readBootData()).toMatchObject({ discovery: null, manifests: {}, preInfo: null, venueOrigins: [] })
  })

  it('[SHELL-BOOT-6] is used when it matches the contract', () => {
    inline(JSON.stringify({ ...readBootData(), shellVersion: '1.2.3', venueOrigins: ['http://venue.test'] }))
    expect(readBootData()).toMatchObject({ shellVersion: '1.2.3', venueOrigins: ['http://venue.test'] })
  })
})
