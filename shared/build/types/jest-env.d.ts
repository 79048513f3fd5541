// Under pnpm the matchers' types are only found when a file of the program imports them (toolchain, trap 22).
import '@testing-library/jest-dom'
