/** The product's mark: an eight-pointed star with a book. */
export function Mark() {
  return (
    <svg viewBox="0 0 40 40" aria-hidden="true">
      <g fill="none" stroke="currentColor" strokeWidth="2">
        <rect x="9" y="9" width="22" height="22" />
        <rect x="9" y="9" width="22" height="22" transform="rotate(45 20 20)" />
      </g>
      <path
        d="M12.500 25.500c3-1.600 5.500-1.400 7.500.4 2-1.800 4.500-2 7.500-.4v-9.500c-3-1.500-5.500-1.300-7.500.5-2-1.800-4.500-2-7.500-.5z"
        fill="currentColor"
      />
    </svg>
  );
}
