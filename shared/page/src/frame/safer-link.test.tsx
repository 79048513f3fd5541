import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { SaferLink } from './safer-link.tsx'

describe('SaferLink', () => {
  it('[PAGE-12] leads to safer play', () => {
    render(
      <MemoryRouter>
        <SaferLink />
      </MemoryRouter>,
    )
    expect(screen.getByRole('link', { name: '理性娱乐' })).toHaveAttribute('href', '/mine/safer')
  })
})
