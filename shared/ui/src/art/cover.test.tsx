import { fireEvent, render, screen } from '@testing-library/react'
import { expectAccessible } from '../test/describe-primitive.tsx'
import { Cover } from './cover.tsx'

const cover = (src: string, label = 'Koi') => <Cover src={src} seed="1" motif="slots" shape="wide" label={label} />

describe('Cover', () => {
  it('[UI-23] shows the part of a picture that fits its shape, when it comes near the screen', async () => {
    const { container } = render(cover('/art/koi.svg?v=1'))
    const picture = screen.getByRole('img', { name: 'Koi' })
    expect(picture).toHaveAttribute('src', '/art/koi.svg?v=1#wide')
    expect(picture).toHaveAttribute('loading', 'lazy')
    await expectAccessible(container)
  })

  it('[UI-23] draws one when the picture does not come, and tries another address again', () => {
    const { container, rerender } = render(cover('/art/koi.svg'))
    fireEvent.error(screen.getByRole('img'))
    expect(container.querySelector('img')).toBeNull()
    expect(screen.getByRole('img', { name: 'Koi' }).tagName).toBe('svg')
    rerender(cover('/art/other.svg'))
    expect(container.querySelector('img')).not.toBeNull()
  })

  it.each([
    '',
    'https://elsewhere.example/a.png',
    '//elsewhere.example/a.png',
    '/\\elsewhere.example',
    'data:image/svg+xml,x',
  ])('[UI-23] loads nothing from %p', (src) => {
    const { container } = render(cover(src))
    expect(container.querySelector('img')).toBeNull()
  })
})
