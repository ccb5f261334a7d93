# Part of _compiled.pyx: many games in one block of memory, for Batch.


cdef inline int marked(u8* row, int k) noexcept nogil:
    """Count the marked codes among the eight that start at k: reduce each byte to one bit and add them up."""
    cdef u64 x
    memcpy(&x, row + k, 8)
    x = (x | ((x & 0x7F7F7F7F7F7F7F7FU) + 0x7F7F7F7F7F7F7F7FU)) >> 7 & 0x0101010101010101U
    return <int>(x * 0x0101010101010101U >> 56)


cdef enum:
    ROW = (c.ACTIONS + 63) // 64  # words


cdef class Block:
    """Many games in one block of memory; every method works on games lo to hi - 1 without the GIL."""
    cdef c.StateC* states
    cdef u64* marks  # per game, the codes that were legal at the last call of mark(), as bits
    cdef u8* fresh  # per game, whether those marks are still valid
    cdef bint shared  # the memory was handed out, so the states may change without our knowledge
    cdef readonly Board board
    cdef readonly Py_ssize_t size

    def __cinit__(self, Board board not None, Py_ssize_t size):
        self.board = board
        self.size = size
        self.states = <c.StateC*>calloc(max(size, 1), sizeof(c.StateC))
        self.marks = <u64*>calloc(max(size, 1) * ROW, sizeof(u64))
        self.fresh = <u8*>calloc(max(size, 1), 1)
        if self.states == NULL or self.marks == NULL or self.fresh == NULL:
            raise MemoryError

    def __dealloc__(self):
        free(self.states)
        free(self.marks)
        free(self.fresh)

    def memory(self):
        """All states as one writable buffer."""
        self.shared = True
        return memoryview(_Memory(self))

    def state(self, Py_ssize_t i):
        """A copy of one game."""
        cdef State found = State.__new__(State)
        found.board = self.board
        if not 0 <= i < self.size:
            raise IndexError(i)
        memcpy(&found.raw, &self.states[i], sizeof(c.StateC))
        return found

    def put_state(self, Py_ssize_t i, State state not None):
        if not 0 <= i < self.size:
            raise IndexError(i)
        memcpy(&self.states[i], &state.raw, sizeof(c.StateC))
        self.fresh[i] = 0

    def begin(self, Py_ssize_t lo, Py_ssize_t hi, u8[::1] which, u64[::1] seeds, *setup):
        cdef Py_ssize_t i
        cdef c.SetupC chosen = as_struct(agree(*setup))
        cdef c.WorkC* w = new_work()
        with nogil:
            for i in range(lo, hi):
                if not which[i]:
                    continue
                self.fresh[i] = 0
                memset(&self.states[i], 0, sizeof(c.StateC))
                c.deal(&self.states[i], &self.board.raw, w, &chosen, seeds[i])
        give_back(w)

    def asked(self, Py_ssize_t lo, Py_ssize_t hi, u8[::1] out):
        cdef Py_ssize_t i
        with nogil:
            for i in range(lo, hi):
                out[i] = c.asked(&self.states[i])

    def masks(self, Py_ssize_t lo, Py_ssize_t hi, u8[:, ::1] out):
        cdef Py_ssize_t i
        cdef c.WorkC* w = new_work()
        with nogil:
            for i in range(lo, hi):
                self.mark(i, w, &out[i, 0])
        give_back(w)

    def observe(self, Py_ssize_t lo, Py_ssize_t hi, u8[:, ::1] out):
        """Write the observation of the seat to act (a spectator's for a finished game)."""
        cdef Py_ssize_t i
        with nogil:
            for i in range(lo, hi):
                self.show(i, &out[i, 0])

    def look(self, Py_ssize_t lo, Py_ssize_t hi, u8[:, ::1] observations, u8[:, ::1] masks):
        """Both observation and mask in one pass, while the game is in the cache."""
        cdef Py_ssize_t i
        cdef c.WorkC* w = new_work()
        with nogil:
            for i in range(lo, hi):
                self.mark(i, w, &masks[i, 0])
                self.show(i, &observations[i, 0])
        give_back(w)

    cdef void mark(self, Py_ssize_t i, c.WorkC* w, u8* out) noexcept nogil:
        cdef int k, n, who = c.asked(&self.states[i])
        cdef u64* row = self.marks + i * ROW
        memset(out, 0, c.ACTIONS)
        memset(row, 0, ROW * sizeof(u64))
        self.fresh[i] = 1
        if who != c.NONE:
            n = c.legal(&self.states[i], &self.board.raw, w, who)
            for k in range(n):
                out[w.out[k]] = 1
                row[w.out[k] >> 6] |= <u64>1 << (w.out[k] & 63)

    cdef void show(self, Py_ssize_t i, u8* out) noexcept nogil:
        cdef c.SeenC seen
        memset(&seen, 0, sizeof(c.SeenC))
        c.see(&self.states[i], &self.board.raw, c.asked(&self.states[i]), &seen)
        c.encode(&seen, &self.board.raw, out)

    def pick(self, Py_ssize_t lo, Py_ssize_t hi, u8[:, ::1] masks, double[::1] dice, i32[::1] out):
        """Pick one marked code of each row by a number in [0, 1); -1 if none is marked."""
        cdef Py_ssize_t i
        cdef int k, n, at
        cdef u8* row
        with nogil:
            for i in range(lo, hi):
                row = &masks[i, 0]
                n = 0
                for k in range(c.ACTIONS):
                    n += row[k] != 0
                if n == 0:
                    out[i] = -1
                    continue
                at = <int>(dice[i] * n)
                k = 0
                while k + 8 <= c.ACTIONS:  # most of a row is empty
                    n = marked(row, k)
                    if at < n:
                        break
                    at -= n
                    k += 8
                while at > 0 or row[k] == 0:
                    at -= row[k] != 0
                    k += 1
                out[i] = k

    def check(self, Py_ssize_t lo, Py_ssize_t hi, i32[::1] codes):
        """Return the first game whose code is not legal, or -1. A finished game accepts and ignores any code."""
        cdef Py_ssize_t i, wrong = -1
        cdef c.WorkC* w = new_work()
        cdef int k, n, who
        with nogil:
            for i in range(lo, hi):
                who = c.asked(&self.states[i])
                if who == c.NONE:
                    continue
                if self.fresh[i] and not self.shared:
                    if 0 <= codes[i] < c.ACTIONS and self.marks[i * ROW + (codes[i] >> 6)] >> (codes[i] & 63) & 1:
                        continue
                    wrong = i
                    break
                n = c.legal(&self.states[i], &self.board.raw, w, who)
                for k in range(n):
                    if w.out[k] == codes[i]:
                        break
                else:
                    wrong = i
                    break
        give_back(w)
        return wrong

    def step(self, Py_ssize_t lo, Py_ssize_t hi, i32[::1] codes):
        cdef Py_ssize_t i
        cdef c.WorkC* w = new_work()
        cdef int who
        with nogil:
            for i in range(lo, hi):
                who = c.asked(&self.states[i])
                self.fresh[i] = 0
                if who != c.NONE:
                    c.apply(&self.states[i], &self.board.raw, w, who, codes[i])
        give_back(w)

    def step_random(self, Py_ssize_t lo, Py_ssize_t hi):
        cdef Py_ssize_t i
        cdef c.WorkC* w = new_work()
        with nogil:
            for i in range(lo, hi):
                self.fresh[i] = 0
                if self.states[i].phase != c.OVER:
                    c.step_random(&self.states[i], &self.board.raw, w)
        give_back(w)

    def play_random(self, Py_ssize_t lo, Py_ssize_t hi):
        """Play every game to its end with random steps; return the number of steps."""
        cdef Py_ssize_t i
        cdef i64 decisions = 0
        cdef c.WorkC* w = new_work()
        with nogil:
            for i in range(lo, hi):
                self.fresh[i] = 0
                decisions += c.play_random(&self.states[i], &self.board.raw, w)
        give_back(w)
        return decisions

    def read(self, Py_ssize_t lo, Py_ssize_t hi, str name, out):
        """Copy a field of every game into the rows of an array of its type."""
        cdef Py_ssize_t i, start = StateRecord.by_name[name].offset, size = StateRecord.by_name[name].size
        cdef u8[:, ::1] rows = memoryview(out).cast("B").cast("B", (self.size, size))
        with nogil:
            for i in range(lo, hi):
                memcpy(&rows[i, 0], <u8*>&self.states[i] + start, size)


cdef class _Memory:
    """Buffer over the memory of a block; keeps the block alive."""
    cdef Block block
    cdef Py_ssize_t shape[1]
    cdef Py_ssize_t strides[1]

    def __cinit__(self, Block block not None):
        self.block = block
        self.shape[0] = block.size * sizeof(c.StateC)
        self.strides[0] = 1

    def __getbuffer__(self, Py_buffer* buffer, int flags):
        buffer.buf = <char*>self.block.states
        buffer.format = "B"
        buffer.internal = NULL
        buffer.itemsize = 1
        buffer.len = self.shape[0]
        buffer.ndim = 1
        buffer.obj = self
        buffer.readonly = 0
        buffer.shape = self.shape
        buffer.strides = self.strides
        buffer.suboffsets = NULL

    def __releasebuffer__(self, Py_buffer* buffer):
        pass
