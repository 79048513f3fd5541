import { askForLocalOrigins, dropLocalOrigins } from './local-origins.ts'

describe('askForLocalOrigins', () => {
  afterEach(() => dropLocalOrigins())

  it('[SHELL-OVR-9] requests one reload, then finds the origins on the page until they are dropped', () => {
    expect([askForLocalOrigins(), askForLocalOrigins()]).toEqual(['with the next page', 'here'])
    dropLocalOrigins()
    expect(askForLocalOrigins()).toBe('with the next page')
  })

  it('[SHELL-OVR-9] does not reload endlessly where cookies are refused', () => {
    const refusing = jest.spyOn(document, 'cookie', 'get').mockReturnValue('')
    expect(askForLocalOrigins()).toBe('here')
    refusing.mockRestore()
  })
})
