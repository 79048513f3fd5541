import { renderWithPlatform } from '@lantern/testing'
import { screen } from '@testing-library/react'
import { StartCard } from './start-card.tsx'

describe('StartCard', () => {
  it('[SAMPLE-3] leads to the page', () => {
    renderWithPlatform(<StartCard />)
    expect(screen.getByRole('link')).toHaveAttribute('href', '/sample')
  })
})
