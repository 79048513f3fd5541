import { fakeApi, renderWithPlatform, resetPlatform } from '@lantern/testing'
import { screen } from '@testing-library/react'
import { Link } from 'react-router-dom'
import { readInviteCodes } from './intake.ts'
import { useIntake } from './use-intake.ts'

afterEach(resetPlatform)

function Page() {
  useIntake()
  return <Link to="/activity/discount?i_code=FRIEND1&tab=2">friend</Link>
}

describe('useIntake', () => {
  it('[SHELL-INTAKE-7] takes codes from a link inside the site and keeps the rest of its query', async () => {
    fakeApi()
    const { user, location } = renderWithPlatform(<Page />, { member: null })
    await user.click(screen.getByText('friend'))
    expect(readInviteCodes()).toMatchObject({ i_code: { value: 'FRIEND1' } })
    expect(location()).toBe('/activity/discount?tab=2')
  })
})
