const SCRAPS = Array.from({ length: 18 }, (_, index) => index);

/** The celebration of a walk-off: scraps of paper over the field, and a pennant. */
export function WalkOff() {
  return (
    <>
      <div className="guest-walk-off" aria-hidden="true">
        {SCRAPS.map((index) => (
          <i
            key={index}
            style={{
              left: `${(index * 61 + 7) % 100}%`,
              top: `${(index * 37 + 11) % 88}%`,
              rotate: `${(index * 47) % 180}deg`,
              animationDelay: `${(index % 6) * 110}ms`,
            }}
          />
        ))}
      </div>
      <p className="guest-pennant" aria-hidden="true">
        Walk-off!
      </p>
    </>
  );
}
